const petalTurns = [0, 72, 144, 216, 288];

export const Logo = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <g fill="var(--bk-bg-brand)">
      {petalTurns.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 20 20)`}
          d="M20 19C13.500 15.500 13 6 20 2.500 27 6 26.500 15.500 20 19Z"
          opacity={turn === 0 ? 1 : 0.92}
        />
      ))}
    </g>
    <circle cx="20" cy="20" r="4.600" fill="var(--bk-wattle-500)" />
  </svg>
);
