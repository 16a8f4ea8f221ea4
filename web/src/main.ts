import "./style/theme.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./visitor/settings.svelte";
import { learn } from "./words";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");

void learn(settings.lang).then(() => mount(App, { target }));
