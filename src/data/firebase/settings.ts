/** Which Firebase project to speak to, and how. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly appId: string;
  /** Host and ports of the local emulators; absent against a real project. */
  readonly emulators?: {
    readonly host: string;
    readonly authPort: number;
    readonly firestorePort: number;
  };
  /** reCAPTCHA Enterprise site key; App Check is on where it is given. */
  readonly appCheckSiteKey?: string;
  /** Tells two backends of one page apart; the usual one has no name. */
  readonly appName?: string;
}
