import type { staffParts as original } from '../../es/staff/parts';
import type { Translation } from '../../translation';
import { audit } from './audit';
import { averagesTab } from './averages';
import { complaintsTab } from './complaints';
import { exporting } from './list/export';
import { views } from './list/views';
import { people } from './people';
import { ratesTab } from './rates';
import { refusals } from './refusals';
import { account } from './shell/account';
import { subscribers } from './subscribers';
import { catalogue } from './values/catalogue';
import { valueImport } from './values/import';

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
