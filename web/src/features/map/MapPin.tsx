interface MapPinProps {
  fill: string;
  /** A number in the list. */
  text?: string | undefined;
}

/** Anchored at the bottom. */
export const MapPin = ({ fill, text }: MapPinProps) => (
  <svg viewBox="0 0 32 40" width={32} height={40} aria-hidden="true" focusable="false">
    <path
      d="M16 40C16 40 3 25 3 14.500A13 13 0 0 1 29 14.500C29 25 16 40 16 40Z"
      fill={fill}
      stroke="var(--bk-white)"
      strokeWidth="2"
    />
    {text ? (
      <text x="16" y="19.500" fontSize="14" fontWeight="600" textAnchor="middle" fill="var(--bk-white)">
        {text}
      </text>
    ) : (
      <circle cx="16" cy="14.500" r="5" fill="var(--bk-white)" />
    )}
  </svg>
);
