/** How far the ports of a test run lie above those of `npm start`. */
export const TEST_PORTS = 300;
