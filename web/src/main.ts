import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { apply, follow } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

apply();
follow();
await speak();
const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
