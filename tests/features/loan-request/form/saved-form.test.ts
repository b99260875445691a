import { expect, it } from 'vitest';
import { keepTyped } from '../../../../src/browser/typed';
import { forgetForm, loadForm } from '../../../../src/features/loan-request/form/saved-form';

it('adds the fields that the page before a reload did not have', () => {
  forgetForm();
  const empty = loadForm('roblox');
  keepTyped('request', { saved: { name: 'Laura', nickname: 'lau' }, savedGameId: 'roblox' });
  expect(loadForm('roblox')).toEqual({ ...empty, name: 'Laura', nickname: 'lau' });
  forgetForm();
});
