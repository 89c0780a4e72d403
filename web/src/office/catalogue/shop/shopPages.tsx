import styled from 'styled-components';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { OfficePage } from '#office/kit/OfficePage.tsx';

/** The shop's pages bring margins of their own. */
const ShopFrame = styled.div`
  margin: -14px -16px 0;
  @media (min-width: 768px) {
    margin: -28px -32px 0;
  }
  > * {
    padding-top: 20px;
  }
`;

const Florist = lazyWithPreload(async () => (await import('#pages/FloristPage.tsx')).FloristPage);
const Product = lazyWithPreload(async () => (await import('#pages/ProductPage.tsx')).ProductPage);
const Company = lazyWithPreload(async () => (await import('#pages/CompanyPage.tsx')).CompanyPage);

/* The shop's own pages inside the office; controls of a cart are hidden from these roles. */

export const ShopFloristPage = () => (
  <OfficePage title="Florist">
    <ShopFrame>
      <Florist />
    </ShopFrame>
  </OfficePage>
);

export const ShopProductPage = () => (
  <OfficePage title="Product">
    <ShopFrame>
      <Product />
    </ShopFrame>
  </OfficePage>
);

export const ShopCompanyPage = () => (
  <OfficePage title="About the florist">
    <ShopFrame>
      <Company />
    </ShopFrame>
  </OfficePage>
);
