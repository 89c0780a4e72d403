import { lazyWithPreload } from '../../components/lazyWithPreload.ts';

/** What is gone is seldom asked for: pages bring the code only then. */
export const MissingPage = lazyWithPreload(async () => (await import('./MissingPage.tsx')).MissingPage);
