import type { Language } from '../../domain/language';
import { type LazyPage, lazyPage } from '../../ui/page/lazy-page';

/** A tab of the staff area. Its code is fetched when the tab is opened, or ahead of that. */
export interface StaffTab {
  /** The value of `?tab=` in the address. */
  readonly id: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly page: LazyPage;
  /** What the navigation counts beside the label: pending requests, or open complaints. */
  readonly counts?: 'requests' | 'complaints';
}

const values: StaffTab = {
  id: 'valores',
  label: { es: 'Valores', en: 'Values' },
  page: lazyPage(() => import('./values/values-tab')),
};

/** The member's own account, which the navigation shows beside the address and not as a tab. */
export const accountTab: StaffTab = {
  id: 'cuenta',
  label: { es: 'Tu cuenta', en: 'Your account' },
  page: lazyPage(() => import('./shell/account/account-tab')),
};

/** Every tab, in the order of the navigation. */
export const staffTabs: readonly StaffTab[] = [
  values,
  {
    id: 'solicitudes',
    label: { es: 'Solicitudes', en: 'Requests' },
    page: lazyPage(() => import('./requests/requests-tab')),
    counts: 'requests',
  },
  {
    id: 'reclamos',
    label: { es: 'Reclamos', en: 'Complaints' },
    page: lazyPage(() => import('./complaints/complaints-tab')),
    counts: 'complaints',
  },
  {
    id: 'tarifas',
    label: { es: 'Tarifas', en: 'Rates' },
    page: lazyPage(() => import('./rates/rates-tab')),
  },
  {
    id: 'promedios',
    label: { es: 'Promedios', en: 'Averages' },
    page: lazyPage(() => import('./averages/averages-tab')),
  },
  {
    id: 'subscripciones',
    label: { es: 'Subscripciones', en: 'Subscribers' },
    page: lazyPage(() => import('./subscribers/subscribers-tab')),
  },
  {
    id: 'personal',
    label: { es: 'Personal', en: 'Staff' },
    page: lazyPage(() => import('./people/people-tab')),
  },
  {
    id: 'auditoria',
    label: { es: 'Auditoría', en: 'Audit' },
    page: lazyPage(() => import('./audit/audit-tab')),
  },
];

/** The tab with this id, or the first tab if the id is missing or unknown. */
export function findTab(id: string | null): StaffTab {
  return [...staffTabs, accountTab].find((tab) => tab.id === id) ?? values;
}
