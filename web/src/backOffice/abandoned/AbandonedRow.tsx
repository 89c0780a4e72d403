import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useId, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { IconButton } from '#components/actions/IconButton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Menu, type MenuItem } from '#components/overlay/Menu.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatDuration } from '#components/text/formatDuration.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { FloristMark } from '../FloristMark.tsx';
import { ItemThumbs } from '../orders/list/ItemThumbs.tsx';
import { Row } from './abandonedStyles.ts';
import { CartContents } from './CartContents.tsx';
import { cartStopLabels } from './cartLabels.ts';
import { canBeReminded, ReminderCell } from './ReminderCell.tsx';
import { ReminderText } from './ReminderText.tsx';
import { useReminder } from './useReminder.ts';

/** Expands to the cart's lines, at current prices. */
export function AbandonedRow({ cart }: { cart: Order }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const reminding = useReminder(cart);
  const nowMs = useNow(60_000);
  const brand = cart.company_info?.brand;
  const name = cart.fio || (cart.email || cart.phone ? 'No name yet' : 'Guest');
  return (
    <Row data-open={isOpen || undefined}>
      <IconButton
        icon="right"
        label={`${isOpen ? 'Hide' : 'Show'} the cart of ${name}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div className="who">
        <b>{name}</b>
        <small>{cart.email || formatPhone(cart.phone) || 'No address yet'}</small>
      </div>
      <div className="what">
        <ItemThumbs items={cart.items} count={cart.goods_num} />
      </div>
      <div className="florist">
        {brand && <FloristMark brand={brand} logo={cart.company_info?.logo} />}
        <span>{brand ?? 'No florist'}</span>
      </div>
      <span className="stop">
        <VisuallyHidden>Stopped at: </VisuallyHidden>
        {cartStopLabels[cart.stopped_at ?? 'cart']}
      </span>
      <time dateTime={cart.updated_at} title={formatInstant(cart.updated_at, null)}>
        {describeAge(nowMs - Date.parse(cart.updated_at))}
      </time>
      <b className="worth">{formatDollars(cart.order_summ)}</b>
      <div className="reminder">
        <ReminderCell cart={cart} reminding={reminding} />
      </div>
      <Menu className="menu" label={`More actions for the cart of ${name}`} items={listCartActions(cart)} />
      <Button className="view" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide' : 'View'}
        <VisuallyHidden> the cart of {name}</VisuallyHidden>
      </Button>
      <div id={id} className="items" hidden={!isOpen}>
        {isOpen && (
          <>
            <CartContents cart={cart} />
            {canBeReminded(cart) && <ReminderText cart={cart} />}
          </>
        )}
      </div>
    </Row>
  );
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** '1 h 12 min', '3 days'. */
function describeAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < dayMinutes) return formatDuration(minutes);
  const days = Math.floor(minutes / dayMinutes);
  return pluralise(days, 'day');
}

function listCartActions({ user_id: userId, company_info, fio, phone }: Order): MenuItem[] {
  const [firstName] = fio.split(' ');
  return [
    ...(userId ? [{ label: 'Open the buyer', to: paths.user(userId) }] : []),
    ...(company_info ? [{ label: 'Open the florist', to: paths.companyEdit(company_info.id) }] : []),
    ...(phone ? [{ label: `Call ${firstName || 'the buyer'}`, href: `tel:${phone}` }] : []),
    ...(userId ? [{ label: 'What was done', to: paths.audit({ object: `user:${userId}` }) }] : []),
  ];
}
