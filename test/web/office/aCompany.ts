import { Company } from '@bloomkin/shared/schemas/company.ts';

export const aCompany = (about: object = {}): Company =>
  Company.parse({
    ...{ id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal', inn: '51824753556', phone_number: '', site: '' },
    ...{ description: '', logo: null, photo: null, sameDayDelivery: true, lead_time_minutes: 60 },
    ...{ rating: null, reviews_count: 0, claim: { percent: null, orders: 0, words: 'New on Bloomkin' } },
    ...{ distantion: null, stores: [], delivery_periods: [], active: true },
    ...about,
  });
