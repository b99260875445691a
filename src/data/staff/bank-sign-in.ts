/** The sign-in of staff with their account at the bank. Rejects as Backend does. */
export interface BankSignInCalls {
  /**
   * Leads to the bank's identity provider, which asks for the password and leads back to the sign-in
   * page. `back` is the query string of the staff page that follows.
   */
  begin(back: string): Promise<void>;
  /**
   * Signs in with the fragment with which the provider led back, and resolves to `back`. Somebody
   * invited gets the access first. `denied`: the provider did not say who this is, or to another
   * page. `bad-credentials`: the bank knows this person, who is not staff.
   */
  finish(fragment: string): Promise<string>;
}

/** Whether this is a fragment with which the bank's identity provider led back. */
export function isBankAnswer(fragment: string): boolean {
  const answer = new URLSearchParams(fragment);
  return answer.has('state') && (answer.has('id_token') || answer.has('error'));
}
