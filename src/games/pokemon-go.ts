import { base, count, defineCalculator, SPEC_RATE } from '../domain/calculator';

export default defineCalculator({
  id: 'pokemonGo',
  name: 'Pokemon Go',
  path: '/Pokemon-Go',
  catalogue: { order: 6, values: [150, 148] },
  climbRate: 165,
  attributes: [
    count('pokemonCount', { es: 'Cantidad de Pokémon', en: 'Number of Pokémon' }, 50, {
      usualMax: 9300,
      provenance: SPEC_RATE,
    }),
    count('accountLevel', { es: 'Nivel de la cuenta', en: 'Account level' }, 120, {
      usualMax: 50,
      provenance: SPEC_RATE,
    }),
    count('shinyPokemon', { es: 'Pokémon variocolor (shiny)', en: 'Shiny Pokémon' }, 700, {
      provenance: SPEC_RATE,
    }),
    count('perfectIvPokemon', { es: 'Pokémon con 100% de IV', en: '100% IV Pokémon' }, 500, {
      provenance: SPEC_RATE,
    }),
    count('accountYears', { es: 'Años de la cuenta', en: 'Account age (years)' }, 20, {
      usualMax: 8,
      provenance: SPEC_RATE,
    }),
    count('legendaryPokemon', { es: 'Pokémon legendarios', en: 'Legendary Pokémon' }, 300, {
      provenance: SPEC_RATE,
    }),
  ],
  base: base(100, 'anyInputAboveZero'),
});
