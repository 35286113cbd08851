#!/bin/sh
# Records the words of the captcha's sums into backend/captcha/voice: run by hand, with espeak-ng and sox (Debian packages).
# 8,000 samples a second of one byte each, as backend/captcha/speak.ts joins them. -D: no random dither, so that a
# second run makes the same files.
set -eu
record() { # language word text, in the voice and at the speed (words a minute) of the language
  mkdir -p "backend/captcha/voice/$1"
  espeak-ng -v "$voice" -s "$speed" --stdout "$3" | sox -D -t wav - -r 8000 -c 1 -b 8 -e unsigned-integer \
    "backend/captcha/voice/$1/$2.wav" silence 1 0.01 1% reverse silence 1 0.01 1% reverse norm -1
}

voice=cmn-latn-pinyin speed=115
number=0
for text in 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十; do
  number=$((number + 1))
  record zh "$number" "$text"
done
record zh plus 加上
record zh minus 减去

voice=en-gb speed=140
for number in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  record en "$number" "$number"
done
record en plus plus
record en minus minus
