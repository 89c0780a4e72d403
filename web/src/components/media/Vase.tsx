export const Vase = ({ size = 150 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 150 150" fill="none" aria-hidden="true" focusable="false">
    <path d="M30 150V80a45 45 0 0 1 90 0v70Z" fill="var(--bk-bg-brandSoft)" />
    <path
      d="M75 92C75 70 70 58 62 46M75 92c0-20 6-30 16-38"
      stroke="var(--bk-gum-600)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M61 47c-9-4-12-14-6-22 3 4 5 6 6 9 1-4 4-7 8-9 3 9 1 18-8 22Z" fill="var(--bk-bg-brand)" />
    <path d="M92 53c-2-8 3-14 11-15 1 8-3 14-11 15Z" fill="var(--bk-gum-500)" />
    <path d="M68 74c-9 0-14-5-15-13 9-1 15 4 15 13Z" fill="var(--bk-gum-500)" />
    <path
      d="M58 92h34c2 12 8 18 8 30 0 13-9 22-25 22s-25-9-25-22c0-12 6-18 8-30Z"
      fill="var(--bk-bg-surface)"
      stroke="var(--bk-text-primary)"
      strokeWidth="2.500"
    />
    <path d="M52 118h46" stroke="var(--bk-wattle-500)" strokeWidth="5" />
  </svg>
);
