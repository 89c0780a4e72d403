import type { Channels } from '@bloomkin/shared/schemas/channels.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';
import { Icon } from '#components/media/Icon.tsx';

const Ground = styled.aside<{ $tone: 'warning' | 'brand' }>`
  background: var(--bk-bg-${({ $tone }) => $tone}Soft);
  color: var(--bk-text-${({ $tone }) => $tone});
  font-weight: 600;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 44px;
  padding-block: 8px;
  svg {
    flex: none;
  }
  a {
    display: inline-block;
    padding-block: 8px;
    margin-block: -8px;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Above every page: the maintenance message, or the operator's banner. */
export function ShopNotice({ banner, maintenance }: Pick<Channels, 'banner' | 'maintenance'>) {
  if (maintenance)
    return (
      <Ground $tone="warning" aria-label="Maintenance">
        <Line>
          <Icon name="info" size={20} />
          <p>{maintenance}</p>
        </Line>
      </Ground>
    );
  if (!banner) return null;
  return (
    <Ground $tone="brand" aria-label="News">
      <Line>
        <p>
          {banner.text} {banner.link && <BannerLink {...banner} />}
        </p>
      </Line>
    </Ground>
  );
}

const BannerLink = ({ link, link_text }: { link: string; link_text: string }) =>
  link.startsWith('/') ? <Link to={link}>{link_text}</Link> : <a href={link}>{link_text}</a>;
