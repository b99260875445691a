import { NewRelease } from './new-release';
import { StartUp } from './start-up';

/** What no visitor waits for: the session and its overlay, and the notice of a new release. */
export function AfterHydration() {
  return (
    <>
      <StartUp />
      <NewRelease />
    </>
  );
}
