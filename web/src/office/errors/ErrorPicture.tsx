import type { ReactElement } from 'react';

const stem = { stroke: 'var(--bk-gum-500)', strokeWidth: 4, strokeLinecap: 'round', fill: 'none' } as const;
const line = { stroke: 'var(--bk-text-primary)', strokeWidth: 3, fill: 'var(--bk-bg-surface)' } as const;

const vase = <path d="M80 96h40c3 14 10 22 10 36 0 16-12 28-30 28s-30-12-30-28c0-14 7-22 10-36Z" {...line} />;

const pictures = {
  emptyVase: (
    <>
      {vase}
      <path d="M72 130h56" stroke="var(--bk-wattle-500)" strokeWidth="6" />
      <path d="M88 70a12 12 0 1 1 16 11c-4 2-4 5-4 8" {...line} fill="none" strokeLinecap="round" />
    </>
  ),
  wiltedFlower: (
    <>
      {vase}
      <path d="M100 98c0-30 6-52 30-52 14 0 20 10 20 24" {...stem} />
      <path
        d="M150 68c-12 2-16 14-10 26 4-4 6-6 8-10 2 4 5 7 9 9 5-12 3-23-7-25Z"
        fill="var(--bk-bg-brand)"
      />
      <path d="M60 158c6-8 14-8 20-2-6 6-14 7-20 2Z" fill="var(--bk-lilly-300)" />
    </>
  ),
  closedShop: (
    <>
      <path d="M58 160V92h84v68Z" {...line} />
      <path d="M70 108h60M70 120h60M70 132h60M70 144h60" stroke="var(--bk-border-control)" strokeWidth="3" />
      <path
        d="M52 92l8-28h80l8 28c-4 8-16 8-24 0-8 8-16 8-24 0-8 8-16 8-24 0-8 8-20 8-24 0Z"
        fill="var(--bk-bg-brand)"
      />
    </>
  ),
  lostVan: (
    <>
      <path d="M46 142V96h62v46ZM108 142v-34h22l18 18v16Z" {...line} strokeLinejoin="round" />
      <circle cx="70" cy="144" r="10" {...line} />
      <circle cx="124" cy="144" r="10" {...line} />
      <path d="M77 128c-2-14 4-22 4-22s7 8 2 22" fill="var(--bk-bg-brand)" />
      <path d="M120 88V50m0 4h26l8 8-8 8h-26m0-18" {...stem} stroke="var(--bk-wattle-500)" />
    </>
  ),
  spiltPot: (
    <>
      <path d="M92 112l44 18-16 34-40-30Z" fill="var(--bk-clay)" />
      <path d="M134 128l10 6-18 36-8-4Z" fill="var(--bk-clay-dark)" />
      <path d="M84 128c-14 4-30 16-34 34h44c6-10 2-26-10-34Z" fill="var(--bk-border-control)" />
      <path d="M86 126c-10-16-26-22-38-22" {...stem} />
      <path d="M50 104c-12 4-16-4-14-12 8-2 16 4 14 12Z" fill="var(--bk-bg-brand)" />
    </>
  ),
  bareBranch: (
    <>
      <path
        d="M60 160c10-40 40-52 64-104M84 120c-2-16-12-24-24-28M104 92c14 0 24-6 32-14"
        {...stem}
        stroke="var(--bk-text-tertiary)"
      />
      <circle cx="126" cy="52" r="7" fill="var(--bk-wattle-500)" />
      <path d="M132 150c8-6 16-4 20 2-8 6-16 5-20-2Z" fill="var(--bk-gum-500)" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type ErrorPictureName = keyof typeof pictures;

export const ErrorPicture = ({ name }: { name: ErrorPictureName }) => (
  <svg width="172" height="190" viewBox="32 28 136 152" aria-hidden="true" focusable="false">
    <path d="M34 180V96a66 66 0 0 1 132 0v84Z" fill="var(--bk-bg-brandSoft)" />
    {pictures[name]}
  </svg>
);
