import type { staff } from '../../i18n/es/staff';
import { type LazyPage, lazyPage } from '../../ui/lazy-page';

/** A tab of the staff area; its file is fetched when the tab is first opened, or before. */
export interface StaffTab {
  /** What `?tab=` says. */
  readonly id: string;
  readonly label: keyof typeof staff.tabs;
  readonly page: LazyPage;
  /** Whether the navigation shows the number of pending requests beside it. */
  readonly countsPending?: boolean;
}

const values: StaffTab = {
  id: 'valores',
  label: 'values',
  page: lazyPage(() => import('./values/values-tab')),
};

/** Every tab, in the order of the navigation. */
export const staffTabs: readonly StaffTab[] = [
  values,
  {
    id: 'solicitudes',
    label: 'requests',
    page: lazyPage(() => import('./requests/requests-tab')),
    countsPending: true,
  },
  { id: 'promedios', label: 'averages', page: lazyPage(() => import('./averages/averages-tab')) },
  {
    id: 'subscripciones',
    label: 'subscribers',
    page: lazyPage(() => import('./subscribers/subscribers-tab')),
  },
];

/** The tab that an address asks for; the first one where it asks for none or an unknown one. */
export function findTab(id: string | null): StaffTab {
  return staffTabs.find((tab) => tab.id === id) ?? values;
}
