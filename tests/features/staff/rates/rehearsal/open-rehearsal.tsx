import type { Calculator } from '../../../../../src/domain/calculator';
import { type RateFigures, type Rates, ratesOf } from '../../../../../src/domain/rates/rates';
import { RehearsalSection } from '../../../../../src/features/staff/rates/rehearsal/rehearsal-section';
import roblox from '../../../../../src/games/roblox';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { renderPart } from '../../render-part';

/** The section's input; a test may change it. */
interface Given {
  readonly calculator: Calculator;
  readonly inForce: Rates;
  readonly figures: RateFigures | undefined;
}

/** Robux at 2 cents instead of 1.25, and a limited item at US$2 instead of US$2.50. */
export const DRAFT: RateFigures = {
  ...ratesOf(roblox),
  rates: { ...ratesOf(roblox).rates, robux: 2000, limitedItems: 200_000 },
};

/** The section on its own, with these requests and a draft for Roblox. */
export async function openRehearsal(
  contents: Parameters<typeof createInMemoryStaffBackend>[0] = {},
  changes: Partial<Given> = {},
) {
  const staff = createInMemoryStaffBackend(contents);
  let given: Given = { calculator: roblox, inForce: ratesOf(roblox), figures: DRAFT, ...changes };
  const page = await renderPart(<RehearsalSection {...given} />, staff);
  return {
    ...page,
    staff,
    /** The changes that the tab around it makes. */
    change(changed: Partial<Given>) {
      given = { ...given, ...changed };
      return page.change(<RehearsalSection {...given} />);
    },
  };
}
