import type { Catalogue } from '#catalogue/catalogue.ts';
import { shownCard } from '#catalogue/model/productCard.ts';
import type { ProductPage } from '#catalogue/model/productFilter.ts';
import { type OfficeFilter, type OfficePage, officeList } from './officeList.ts';

interface OfficePageOfCards extends ProductPage, Pick<OfficePage, 'counts'> {
  soldCounts: number[];
}

export const listOfficeCards = (catalogue: Catalogue, filter: OfficeFilter, now: Date): OfficePageOfCards =>
  catalogue.ask((model) => {
    const { page, perPage } = filter;
    const { total, ordinals, counts, searchMatch } = officeList(model, filter);
    return {
      total,
      page,
      per_page: perPage,
      total_pages: Math.ceil(total / perPage),
      counts,
      ...(searchMatch && { search_match: searchMatch }),
      cards: ordinals.map((ordinal) => shownCard(model, ordinal, now)),
      soldCounts: ordinals.map((ordinal) => model.products.columns.soldCount.at(ordinal)),
    };
  });
