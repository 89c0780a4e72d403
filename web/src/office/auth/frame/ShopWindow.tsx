/** A florist's arch at night with the lights on; decoration only. */
export const ShopWindow = () => (
  <svg width="200" height="230" viewBox="10 10 200 230" fill="none" aria-hidden="true" focusable="false">
    <path d="M10 240V110a100 100 0 0 1 200 0v130Z" fill="var(--bk-lilly-100)" />
    <path d="M10 176h200v64H10Z" fill="var(--bk-lilly-200)" />
    <path d="M10 176h200" stroke="var(--bk-ink)" strokeWidth="3" />
    <g stroke="var(--bk-gum-600)" strokeWidth="4" strokeLinecap="round">
      <path d="M66 150c0-34-8-52-18-68M66 150c0-30 8-44 22-56M66 150V82" />
      <path d="M152 154c-2-30-12-44-22-52M152 154c0-26 8-40 20-48M152 154V96" />
    </g>
    <g fill="var(--bk-lilly-600)">
      <circle cx="46" cy="78" r="13" />
      <circle cx="90" cy="90" r="11" />
      <circle cx="66" cy="72" r="14" opacity="0.82" />
    </g>
    <g fill="var(--bk-wattle-500)">
      <circle cx="128" cy="98" r="10" />
      <circle cx="174" cy="102" r="11" />
      <circle cx="152" cy="88" r="13" />
    </g>
    <g fill="var(--bk-jacaranda-600)" opacity="0.85">
      <circle cx="110" cy="120" r="8" />
      <circle cx="118" cy="134" r="6" />
    </g>
    <path
      d="M46 146h40l-5 44c-1 6-29 6-30 0Z"
      fill="var(--bk-white)"
      stroke="var(--bk-ink)"
      strokeWidth="3"
    />
    <path d="M50 166h32" stroke="var(--bk-wattle-500)" strokeWidth="6" />
    <path
      d="M132 150h40l-6 40c-1 6-27 6-28 0Z"
      fill="var(--bk-clay)"
      stroke="var(--bk-ink)"
      strokeWidth="3"
    />
    <path d="M112 138c0 14 1 24 1 38" stroke="var(--bk-gum-600)" strokeWidth="3" />
  </svg>
);
