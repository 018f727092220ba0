import '../styles/main.css';
import { mount } from 'svelte';
import Gallery, { type Samples } from './Gallery.svelte';

// Fetched, not imported: the samples are there only after write_samples.py ran.
const samples: unknown = await (await fetch('/src/gallery/samples.json')).json();
mount(Gallery, { target: document.getElementById('app')!, props: { samples: samples as Samples } });
