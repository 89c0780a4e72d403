import * as z from 'zod';
import { bannerLink } from '#rules/links.ts';
import { day, requiredText, text } from './fields.ts';

const oneLine = (value: string) => !/[\r\n]/.test(value);

const BannerInput = z
  .object({
    on: z.boolean(),
    text: text(140).refine(oneLine, 'One line'),
    link: text(200).regex(bannerLink, 'Begin with / and a page of the shop, or with https://'),
    link_text: text(30).refine(oneLine, 'One line'),
    from: day.nullable(),
    to: day.nullable(),
  })
  .refine((banner) => !banner.on || banner.text !== '', { path: ['text'], message: 'Enter a text' })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Must be the first day or later',
  })
  .refine((banner) => banner.link === '' || banner.link_text !== '', {
    path: ['link_text'],
    message: 'Enter the words of the link',
  });

export const ChannelInput = z.object({
  banner: BannerInput,
  maintenance: z.object({ on: z.boolean(), text: text(300).min(1, 'Enter what buyers read') }),
  app: z.object({ offered: z.boolean(), description: requiredText(120, 'Enter a description') }),
});
