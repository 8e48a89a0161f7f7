import { FIGURES, PRINTED } from '../rules';
import { army, at, type Scenario } from './scenario';

export const ASHDOWN: Scenario = {
  id: 'ashdown',
  rule: 'BAT-ASHDOWN',
  name: 'Ashdown',
  date: '8 January 871',
  armies: {
    red: army(
      'Danes',
      ['Halfdan', 'Bageseg'],
      ...['Guthrum', 'Ivar', 'Ulf', 'Sidroc', 'Osbern', 'Frena', 'Toki', 'Ketil'],
    ),
    black: army(
      'Saxons',
      ['Alfred', 'Æthelred'],
      ...['Osric', 'Wulfhere', 'Ceolmund', 'Beorn', 'Garulf', 'Heahmund', 'Leofric', 'Sigewulf'],
    ),
  },
  inferior: 'red',
  terrain: [at('red', 'hill', 'LR'), at('red', 'hill', 'RR')],
  options: {
    ...PRINTED,
    pointsToWin: { ...PRINTED.pointsToWin, inferior: FIGURES.pointsToWin.inferiorAtAshdown },
  },
};

export const BRUNANBURH: Scenario = {
  id: 'brunanburh',
  rule: 'BAT-BRUNANBURH',
  name: 'Brunanburh',
  date: 'Autumn 937',
  armies: {
    red: army(
      'Vikings and Celts',
      ['Olaf', 'Constantine'],
      ...['Owain', 'Ivar', 'Ragnar', 'Ketil', 'Domnall', 'Bjorn', 'Harek', 'Fergus'],
    ),
    black: army(
      'Saxons',
      ['Athelstan'],
      ...['Edmund', 'Wulfric', 'Osferth', 'Godwin', 'Leofsige', 'Buga', 'Ceolwulf', 'Sigeferth'],
      'Dunstan',
    ),
  },
  inferior: 'red',
  terrain: [
    at('red', 'river', 'LR'),
    at('red', 'wood', 'RF'),
    at('black', 'hill', 'LR', 'Weondun'),
  ],
  options: PRINTED,
};

export const MALDON: Scenario = {
  id: 'maldon',
  rule: 'BAT-MALDON',
  name: 'Maldon',
  date: 'August 991',
  armies: {
    red: army(
      'Saxons',
      ['Byrhtnoth'],
      ...['Leofsunu', 'Offa', 'Dunnere', 'Edward', 'Godric', 'Wistan', 'Ælfwine', 'Sibyrht'],
      'Maccus',
    ),
    black: army(
      'Vikings',
      ['Olaf'],
      ...['Thorkel', 'Jostein', 'Guthmund', 'Ulf', 'Hakon', 'Ketil', 'Ragnar', 'Sigvald', 'Bjorn'],
    ),
  },
  inferior: 'red',
  terrain: [
    at('red', 'wood', 'RR'),
    at('black', 'marsh', 'LR'),
    at('black', 'river', 'RF', 'Panta'),
  ],
  options: PRINTED,
};

export const CLONTARF: Scenario = {
  id: 'clontarf',
  rule: 'BAT-CLONTARF',
  name: 'Clontarf',
  date: '23 April 1014',
  armies: {
    red: army(
      'Leinstermen and Vikings',
      ['Maelmordha', 'Sigurd'],
      ...['Brodir', 'Dubgall', 'Ottar', 'Tuathal', 'Gilla', 'Harald', 'Amlaib', 'Crinan'],
    ),
    black: army(
      'Irish',
      ['Brian Boru', 'Murchad'],
      ...['Conaing', 'Tadg', 'Domnall', 'Scannlan', 'Fergal', 'Lorcan', 'Aed', 'Niall'],
    ),
  },
  inferior: 'red',
  terrain: [
    at('red', 'river', 'LR', 'Liffey'),
    at('red', 'marsh', 'RR', 'Tolka'),
    at('black', 'wood', 'LR', 'Tomar’s wood'),
  ],
  options: PRINTED,
};

export const FULFORD: Scenario = {
  id: 'fulford',
  rule: 'BAT-FULFORD',
  name: 'Fulford',
  date: '20 September 1066',
  armies: {
    red: army(
      'Norsemen',
      ['Harald', 'Tostig'],
      ...['Eystein', 'Paul', 'Orm', 'Copsig', 'Styrkar', 'Ulf', 'Finn', 'Bard'],
    ),
    black: army(
      'English',
      ['Edwin', 'Morcar'],
      ...['Waltheof', 'Gospatric', 'Leofric', 'Osulf', 'Siward', 'Dolfin', 'Ælfgar', 'Brihtric'],
    ),
  },
  inferior: 'black',
  terrain: [at('red', 'river', 'LR', 'Ouse'), at('red', 'marsh', 'RF')],
  options: PRINTED,
};

export const STAMFORD_BRIDGE: Scenario = {
  id: 'stamford-bridge',
  rule: 'BAT-STAMFORD',
  name: 'Stamford Bridge',
  date: '25 September 1066',
  armies: {
    red: army(
      'English',
      ['Harold'],
      ...['Gyrth', 'Leofwine', 'Ansgar', 'Bondi', 'Wulfnoth', 'Thurkil', 'Osgod', 'Eadric'],
      'Skalpi',
    ),
    black: army(
      'Norsemen',
      ['Harald', 'Tostig'],
      ...['Eystein', 'Paul', 'Orm', 'Copsig', 'Styrkar', 'Ulf', 'Finn', 'Bard'],
    ),
  },
  inferior: 'black',
  terrain: [at('red', 'river', 'RF', 'Derwent')],
  options: PRINTED,
};
