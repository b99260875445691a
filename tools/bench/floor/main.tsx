import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { FloorApp } from './floor-app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter>
      <FloorApp />
    </BrowserRouter>,
  );
});
