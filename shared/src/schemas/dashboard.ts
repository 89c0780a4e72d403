import * as z from 'zod';
import { CategoryId, CompanyId, ProductId } from './ids.ts';
import { OrderStatus } from './order.ts';

export const DashboardSums = z.object({
  /** Paid or completed; neither canceled nor fully refunded. */
  orders: z.int(),
  revenue: z.number(),
  average_basket: z.number().nullable(),
  /** Completed orders, by the day they were due. */
  delivered: z.int(),
  /** Open, though their time has passed: they are not on time either. */
  overdue: z.int().default(0),
  /** Delivered, forgotten, or canceled by the florist: what the rate is of. */
  due: z.int(),
  on_time: z.int(),
  on_time_rate: z.number().nullable(),
});
export type DashboardSums = z.output<typeof DashboardSums>;

const Beside = { orders: z.int(), revenue: z.number(), orders_before: z.int(), revenue_before: z.number() };

export const DashboardDay = z.object({ day: z.string(), before_day: z.string(), ...Beside });
export type DashboardDay = z.output<typeof DashboardDay>;

export const DashboardState = z.object({ state: z.string(), ...Beside });
export const DashboardFlorist = z.object({
  id: CompanyId,
  brand: z.string(),
  logo: z.string().nullable(),
  ...Beside,
});
export const DashboardCategory = z.object({
  id: CategoryId,
  name: z.string(),
  photo: z.string().nullable(),
  revenue: z.number(),
  revenue_before: z.number(),
});
export const DashboardProduct = z.object({
  id: ProductId,
  name: z.string(),
  photo: z.string().nullable(),
  available: z.boolean(),
  count: z.int(),
  revenue: z.number(),
  revenue_before: z.number(),
});
export type DashboardProduct = z.output<typeof DashboardProduct>;

export const funnelSteps = ['visits', 'saw_product', 'added_to_cart', 'began_checkout', 'ordered'] as const;
export const FunnelStep = z.object({
  step: z.enum(funnelSteps),
  count: z.int(),
  before: z.int(),
});
export type FunnelStep = z.output<typeof FunnelStep>;

export const Dashboard = z.object({
  company_id: CompanyId.nullable(),
  timezone: z.string(),
  today: z.string(),
  from: z.string(),
  to: z.string(),
  before_from: z.string(),
  before_to: z.string(),
  /** Today is included, so the day it is compared with counts up to the same hour. */
  is_running: z.boolean(),
  now: DashboardSums,
  before: DashboardSums,
  by_day: z.array(DashboardDay),
  by_status: z.array(
    z.object({ status: OrderStatus.exclude(['abandoned_cart']), orders: z.int(), orders_before: z.int() }),
  ),
  top_products: z.array(DashboardProduct),
  by_state: z.array(DashboardState).optional(),
  by_florist: z.array(DashboardFlorist).optional(),
  florists_num: z.int().optional(),
  by_category: z.array(DashboardCategory).optional(),
  page_views: z.object({ count: z.int(), before: z.int() }).optional(),
  funnel: z.array(FunnelStep).optional(),
});
export type Dashboard = z.output<typeof Dashboard>;
