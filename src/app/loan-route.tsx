import LoanPage from '../features/loan-example/loan-page';
import NotFoundPage from './errors/not-found-page';

/** The example of a loan. Without terms it is the page of an unknown address. */
export default function LoanRoute() {
  return <LoanPage Missing={NotFoundPage} />;
}
