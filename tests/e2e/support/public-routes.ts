import { calculatorPaths } from './addresses';

/** Every page a visitor can reach without having sent anything, the staff's sign-in included. */
export const publicRoutes: readonly string[] = [
  '/',
  ...calculatorPaths,
  '/Faqs',
  '/registro',
  '/mail-register',
  '/Registrado',
  '/Solicitud',
  '/MisCuentas',
  '/MisDatos',
  '/Baja',
  '/Privacidad',
  '/Reclamo',
  '/Prestamo',
  '/Paradais',
  '/no-such-page',
];
