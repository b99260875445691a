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

/** The copy that comes with the tabs and parts of the staff area that show it, and not with its frame. */
export const staffParts = {
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
