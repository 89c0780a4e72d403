import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { QrCode } from '#features/account/security/QrCode.tsx';
import type { CardLook } from './cardLook.ts';
import { CardSheet } from './cardStyles.ts';
import { cardFoot, fitCard, paperSizes, toSheets } from './cardText.ts';

interface CardPreviewProps {
  orders: readonly Order[];
  look: CardLook;
}

/** The sheets as they are printed. Never a price or the buyer's phone. */
export function CardPreview({ orders, look }: CardPreviewProps) {
  const { perSheet, columns, width, height } = paperSizes[look.paper];
  return toSheets(orders, perSheet).map((sheet) => (
    <CardSheet key={sheet[0]?.id} $columns={columns} $width={width} $height={height}>
      {sheet.map((order) => (
        <CardFace key={order.id} order={order} look={look} />
      ))}
      {Array.from({ length: perSheet - sheet.length }, (_, at) => (
        <article key={`empty-${at.toString()}`} />
      ))}
    </CardSheet>
  ));
}

/** A card is 105 mm wide on every paper: letters keep their part of it. */
const toUnits = (pixels: number) => `${(pixels / 3.97).toFixed(2)}cqw`;

function CardFace({ order, look }: { order: Order; look: CardLook }) {
  const { size } = fitCard(order.card_message, look.paper);
  const flowing = { fontFamily: 'var(--bk-display)', fontStyle: 'italic', fontSize: toUnits(size) } as const;
  return (
    <article>
      <p style={look.isFlowing ? flowing : { fontSize: toUnits(size + 1) }}>{order.card_message.trim()}</p>
      <footer data-paper={look.paper}>
        {order.card_link && (
          <QrCode text={`${location.origin}${paths.claim(order.card_link)}`} label="Something wrong?" />
        )}
        <div>
          {look.withName && <b>{order.company_info?.brand}</b>}
          {look.withOrder && cardFoot(order)}
          {order.card_link && <small>Something wrong with your flowers? Scan this.</small>}
        </div>
      </footer>
    </article>
  );
}
