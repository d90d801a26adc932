/** Where the page begins. */

import "../styles/main.css";
import { bestLanguage, speak } from "./i18n";
import { prefer, preferences, showPreferences } from "./preferences";
import { followLinks } from "./router";
import "./shell";

showPreferences();
followLinks();

const wished = new URLSearchParams(location.search).get("lang");
if (wished) prefer({ language: bestLanguage([wished]) });

const language = preferences().language ?? bestLanguage(navigator.languages);
await speak(language);
