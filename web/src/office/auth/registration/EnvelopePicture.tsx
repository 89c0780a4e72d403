export const EnvelopePicture = () => (
  <svg width="132" height="124" viewBox="14 6 122 118" fill="none" aria-hidden="true" focusable="false">
    <path d="M15 120V72a60 60 0 0 1 120 0v48Z" fill="var(--bk-bg-brandSoft)" />
    <path
      d="M28 62h94v58H28Z"
      fill="var(--bk-bg-surface)"
      stroke="var(--bk-text-primary)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M28 62l47 34 47-34" stroke="var(--bk-text-primary)" strokeWidth="2.5" strokeLinejoin="round" />
    <circle cx="75" cy="40" r="9" fill="var(--bk-wattle-500)" />
    <g fill="var(--bk-bg-brand)">
      <circle cx="75" cy="24" r="9" />
      <circle cx="90" cy="35" r="9" />
      <circle cx="85" cy="52" r="9" />
      <circle cx="65" cy="52" r="9" />
      <circle cx="60" cy="35" r="9" />
    </g>
    <circle cx="75" cy="40" r="8" fill="var(--bk-wattle-500)" />
  </svg>
);
