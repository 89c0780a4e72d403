import { later } from '../../components/later.ts';

/** What is gone is seldom asked for: pages bring the code only then. */
export const MissingPage = later(async () => (await import('./MissingPage.tsx')).MissingPage);
