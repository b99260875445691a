import type { staffParts as original } from '../../es/staff/parts';
import type { Translation } from '../../translation';
import { refusals } from '../refusals';
import { account } from './account';
import { audit } from './audit';
import { averagesTab } from './averages';
import { complaintsTab } from './complaints';
import { exporting } from './exporting';
import { people } from './people';
import { ratesTab } from './rates';

import { subscribers } from './subscribers';
import { catalogue } from './values/catalogue';
import { valueImport } from './values/value-import';
import { views } from './views';

export const staffParts: Translation<typeof original> = {
  account,
  audit,
  ...averagesTab,
  catalogue,
  exporting,
  people,
  ...ratesTab,
  refusals,
  ...complaintsTab,
  subscribers,
  valueImport,
  views,
};
