/** Of a person who belongs to no company. */
export const noCompany = { companyId: null, companyName: '', companyBrand: '', managerStatus: null } as const;
