import type { FaultInjector } from '@local/kit/faultInjector.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';

interface RegisteredBusiness {
  status: 'Active' | 'Cancelled';
  name: string;
  kind: string;
  gst: string;
  state: string;
  postcode: string;
}

/** For trying out what the register may say; every other valid ABN is a company with GST. */
const specialAbns = {
  cancelled: '87699009011',
  unknown: '32699009023',
  withoutGst: '43699001037',
  silent: '66699009035',
} as const;

const company: RegisteredBusiness = {
  status: 'Active',
  name: '',
  kind: 'Australian Private Company',
  gst: '2019-07-01',
  state: 'NSW',
  postcode: '2010',
};

const soleTrader: RegisteredBusiness = {
  ...company,
  name: 'HUGHES, FERN',
  kind: 'Individual/Sole Trader',
  gst: '',
};

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Weighted check digits, modulus 89 (Australian Business Register, format of the ABN). */
function isAbn(abn: string): boolean {
  const digits = [...abn].map((digit, index) => Number(digit) - (index === 0 ? 1 : 0));
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return /^[1-9]\d{10}$/.test(abn) && sum % 89 === 0;
}

function findBusiness(abn: string, registeredName: string | undefined): RegisteredBusiness | undefined {
  if (!isAbn(abn) || abn === specialAbns.unknown) return undefined;
  if (abn === specialAbns.withoutGst) return soleTrader;
  const name = (registeredName ?? `Example ${abn.slice(-3)} Pty Ltd`).toUpperCase();
  return { ...company, name, status: abn === specialAbns.cancelled ? 'Cancelled' : 'Active' };
}

const prefix = '/abn-lookup/';

interface AbnLookupOptions {
  guids: ReadonlySet<string>;
  faults: Pick<FaultInjector<string>, 'match'>;
  /** Known businesses; any other valid ABN has an example's name. */
  findName: (abn: string) => string | undefined;
}

/** The JSON services of abr.business.gov.au for registered GUIDs; other paths go to `others`. */
export function withAbnLookup(others: ServiceEmulator, options: AbnLookupOptions): ServiceEmulator {
  return {
    ...others,
    handle: async (request) => {
      if (!request.url.pathname.startsWith(prefix)) return others.handle(request);
      return (await options.faults.match('abn')) ? unavailable : answer(request, options);
    },
  };
}

export const abnLookupUrl = (port: number): string => `http://127.0.0.1:${port}/abn-lookup`;

const unavailable: ServiceResponse = { status: 503, body: 'Service Unavailable' };

function answer({ url }: ServiceRequest, { guids, findName }: AbnLookupOptions): ServiceResponse {
  const abn = url.searchParams.get('abn') ?? '';
  if (abn === specialAbns.silent) return unavailable;
  if (!guids.has(url.searchParams.get('guid') ?? ''))
    return callback(blank('The GUID entered is not recognised as a Registered Party'));
  const found = findBusiness(abn, findName(abn));
  if (!found) return callback(blank('No record found'));
  return callback({
    ...blank(''),
    Abn: abn,
    AbnStatus: found.status,
    AbnStatusEffectiveFrom: '2019-03-04',
    AddressPostcode: found.postcode,
    AddressState: found.state,
    EntityName: found.name,
    EntityTypeName: found.kind,
    Gst: found.gst || null,
  });
}

const blank = (Message: string) => ({
  Abn: '',
  AbnStatus: '',
  AbnStatusEffectiveFrom: '',
  AddressPostcode: '',
  AddressState: '',
  BusinessName: [],
  EntityName: '',
  EntityTypeName: '',
  Gst: null,
  Message,
});

const callback = (body: object): ServiceResponse => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: `callback(${JSON.stringify(body)})`,
});
