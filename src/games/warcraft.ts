import { count, defineCalculator } from '../domain/calculator';

export default defineCalculator({
  id: 'warcraft',
  name: 'Warcraft',
  path: '/Warcraft',
  catalogue: { order: 8, values: [150, 300] },
  climbRate: 1665,
  ownership: 'oauth',
  attributes: [
    count('level60Characters', { es: 'Personajes de nivel 60', en: 'Level-60 characters' }, 5000, {
      usualMax: 50,
    }),
    count('gold', { es: 'Oro', en: 'Gold' }, 20, {
      usualMax: 214748,
      movable: true,
    }),
    count('epicItems', { es: 'Objetos épicos', en: 'Epic items' }, 13500),
    count('legendaryItems', { es: 'Objetos legendarios', en: 'Legendary items' }, 50000),
    count('maxProfessions', { es: 'Profesiones al máximo', en: 'Professions at maximum' }, 5000),
    count('epicMounts', { es: 'Monturas épicas', en: 'Epic mounts' }, 12000),
  ],
});
