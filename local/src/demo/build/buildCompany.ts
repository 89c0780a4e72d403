import type { CompanyItem } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { StoreItem } from '@bloomkin/lambdas/model/stores/storeEntity.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { addDays, localTime, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, StoreId, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { DemoFlorist, DemoStore } from '#demo/content/florist.ts';
import { daysBefore, demoUlid } from './demoIds.ts';
import { largePath, logoPath, mediumPath } from './mediaPaths.ts';
import type { SeededRandom } from './seededRandom.ts';

const corners = 20;
const kmPerDegree = 111.2;
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** An irregular circle; the same shape for every radius, so that a store's zones nest. */
function zonePolygon(centre: Point, radiusKm: number): Polygon {
  const ring = Array.from({ length: corners }, (_, corner): [number, number] => {
    const angle = (corner / corners) * 2 * Math.PI;
    const km =
      radiusKm * (1 + 0.07 * Math.sin(3 * angle + centre.lat) + 0.05 * Math.cos(5 * angle + centre.lng));
    const kmPerDegreeEast = kmPerDegree * Math.cos((centre.lat * Math.PI) / 180);
    return [
      roundDegrees(centre.lng + (km * Math.cos(angle)) / kmPerDegreeEast),
      roundDegrees(centre.lat + (km * Math.sin(angle)) / kmPerDegree),
    ];
  });
  const [first] = ring;
  return { type: 'Polygon', coordinates: [first ? [...ring, first] : ring] };
}

interface Founding {
  ownerId: UserId;
  createdAt: Date;
  now: Date;
  random: SeededRandom;
}

export function buildCompany(florist: DemoFlorist, founding: Founding): CompanyWithStores {
  const id = CompanyId.parse(demoUlid(founding.createdAt, founding.random));
  const stores = florist.stores.map((store) => buildStore(store, id, founding));
  const company: CompanyItem = {
    id,
    ownerId: founding.ownerId,
    name: florist.name,
    brand: florist.brand,
    abn: florist.abn,
    phone: florist.phone,
    site: florist.site,
    description: florist.description,
    logo: logoPath(florist.login),
    photo: largePath(florist.cover, 'whole'),
    photoMedium: mediumPath(florist.cover, 'whole'),
    sameDayDelivery: florist.sameDayDelivery,
    leadMinutes: florist.leadMinutes,
    deliveryPeriods: florist.periods,
    active: true,
    ready: true,
    complete: true,
    register: {
      name: florist.name.toUpperCase(),
      gstSince: utcDay(founding.createdAt),
      checkedAt: founding.createdAt.toISOString(),
    },
    ratingSum: 0,
    reviewsCount: 0,
    deliveryRecord: {},
    points: florist.stores.map(({ lat, lng }) => ({ lat, lng })),
    storeIds: stores.map((store) => store.id),
    paymentAccountId: `acct_demo${id.slice(-12)}`,
    chargesEnabled: true,
    revision: 1,
    createdAt: founding.createdAt.toISOString(),
  };
  return { company, stores };
}

function buildStore(store: DemoStore, companyId: CompanyId, { createdAt, now, random }: Founding): StoreItem {
  const id = StoreId.parse(demoUlid(daysBefore(createdAt, -1), random));
  const today = localTime(now, store.timeZone).day;
  return {
    id,
    companyId,
    name: store.name,
    phone: store.phone,
    address: store.address,
    lat: store.lat,
    lng: store.lng,
    state: store.state,
    timeZone: store.timeZone,
    pickupPoint: store.pickupPoint,
    warehouseForDelivery: store.warehouseForDelivery,
    dailyCapacity: store.dailyCapacity,
    workingTimes: store.hours.flatMap(({ days, startTime, stopTime }) =>
      days.map((day) => ({ day, startTime, stopTime })),
    ),
    zones: store.zones.map(({ radiusKm, ...zone }, index) => ({
      id: `${id}-${index + 1}`,
      ...zone,
      polygon: zonePolygon(store, radiusKm),
    })),
    closedDays: store.closedInDays.map((days) => addDays(today, days)),
    openDays: [],
  };
}
