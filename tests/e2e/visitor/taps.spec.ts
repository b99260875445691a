import { isHydrated } from '../support/hydration';
import { expect, freshEmail, test } from '../support/test';
