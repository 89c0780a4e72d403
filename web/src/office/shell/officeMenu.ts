import type { MenuEntry } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type { OfficeIconName } from '#office/kit/OfficeIcon.tsx';

const icons: Readonly<Record<string, OfficeIconName>> = {
  [paths.openShop()]: 'check',
  [paths.marketSettings()]: 'sliders',
  [paths.dashboard()]: 'chart',
  [paths.late()]: 'alert',
  [paths.companySettings()]: 'sliders',
  [paths.managers()]: 'people',
  [paths.orders()]: 'orders',
  [paths.calendar()]: 'calendar',
  [paths.products()]: 'tag',
  [paths.discounts()]: 'percent',
  [paths.statement()]: 'dollar',
  [paths.marketMoney()]: 'dollar',
  [paths.stores()]: 'store',
  [paths.messages()]: 'mail',
  [paths.reviews()]: 'chat',
  [paths.categoryList()]: 'leaf',
  [paths.collections()]: 'gift',
  [paths.documentLegacy()]: 'folder',
  [paths.documentPrivacy()]: 'lock',
  [paths.params()]: 'sliders',
  [paths.buyers()]: 'people',
  [paths.allRecipients()]: 'gift',
  [paths.companies()]: 'store',
  [paths.abandoned()]: 'cart',
  [paths.campaigns()]: 'bell',
  [paths.audit()]: 'clock',
  [paths.settings()]: 'user',
  [paths.logout()]: 'logout',
};

export const menuIcon = ({ path }: MenuEntry): OfficeIconName => icons[path] ?? 'home';
