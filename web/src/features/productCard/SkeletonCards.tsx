import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Card, Photo } from './cardStyles.ts';

/** As high as the final cards. */
export const SkeletonCards = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <Card key={index} aria-hidden="true">
      <Photo />
      <Skeleton $width="70%" $height="20px" />
      <Skeleton $width="55%" $height="16px" style={{ marginTop: 4 }} />
      <Skeleton $width="40%" $height="16px" style={{ marginTop: 4, marginBottom: 54 }} />
    </Card>
  ));
