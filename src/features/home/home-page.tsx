import { Facts } from './facts';
import { Hero } from './hero';
import { Needs } from './needs';
import { Shelf } from './shelf';
import { Steps } from './steps';
import './home.css';

/** Home: what the product is, how it works and the games to choose from. */
export default function HomePage() {
  return (
    <div className="home">
      <Hero />
      <Facts />
      <Steps />
      <Shelf />
      <Needs />
    </div>
  );
}
