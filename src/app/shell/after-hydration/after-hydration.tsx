import { NewRelease } from './new-release';
import { StartUp } from './start-up';

/** Starts the session, with its loading overlay, and shows the notice of a new release. */
export function AfterHydration() {
  return (
    <>
      <StartUp />
      <NewRelease />
    </>
  );
}
