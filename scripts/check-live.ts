import { X } from 'x';
