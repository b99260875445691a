import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { staff } from '../../../i18n/es/staff';

/** A tab of the staff area; its file is fetched when the tab is first opened. */
export interface StaffTab {
  /** What `?tab=` says. */
  readonly id: string;
  readonly label: keyof typeof staff.tabs;
  readonly Tab: LazyExoticComponent<ComponentType>;
  /** Whether the navigation shows the number of pending requests beside it. */
  readonly countsPending?: boolean;
}

const values: StaffTab = {
  id: 'valores',
  label: 'values',
  Tab: lazy(() => import('./values-tab')),
};

/** Every tab, in the order of the navigation. */
export const staffTabs: readonly StaffTab[] = [
  values,
  {
    id: 'solicitudes',
    label: 'requests',
    Tab: lazy(() => import('./requests-tab')),
    countsPending: true,
  },
  { id: 'promedios', label: 'averages', Tab: lazy(() => import('./averages-tab')) },
  { id: 'subscripciones', label: 'subscribers', Tab: lazy(() => import('./subscribers-tab')) },
];

/** The tab that an address asks for; the first one where it asks for none or an unknown one. */
export function findTab(id: string | null): StaffTab {
  return staffTabs.find((tab) => tab.id === id) ?? values;
}
