/** Entries of accounts that the browser refused to store; they last as long as the page. */
export const unstoredAccounts = new Map<string, string>();
