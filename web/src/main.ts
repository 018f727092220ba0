import './styles/main.css';
import { mount } from 'svelte';
import App from './App.svelte';

// After the house was rebuilt, an open page may ask for parts that are gone: then it is loaded anew, once.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('saloon-reloaded') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('saloon-reloaded', String(Date.now()));
  event.preventDefault();
  location.reload();
});

mount(App, { target: document.getElementById('app')! });
