import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Info, Main, Two } from './productStyles.ts';

export const ProductSkeleton = () => (
  <div aria-busy="true" style={{ paddingTop: 56 }}>
    <Two>
      <Main />
      <Info>
        <Skeleton $width="70%" $height="52px" />
        <Skeleton $width="40%" $height="24px" />
        <Skeleton $width="90px" $height="36px" />
        <Skeleton $height="128px" $radius="16px" />
        <Skeleton $height="52px" $radius="26px" />
        <Skeleton $height="94px" $radius="20px" />
      </Info>
    </Two>
  </div>
);
