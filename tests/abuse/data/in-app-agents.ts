/**
 * User-agent texts that apps add to the system's browser. `%v` is the version of the app, `%m` the
 * model of the phone.
 */
const ON_ANDROID: Record<string, string> = {
  WeChat:
    'XWEB/1160065 MMWEBSDK/20231202 MMWEBID/2307 MicroMessenger/%v.2560(0x28002F35) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
  'WeChat, tools':
    'MMWEBID/4521 MicroMessenger/%v.2420(0x28002B3F) Process/tools NetType/4G Language/zh_CN ABI/arm64',
  'WeChat, mini program':
    'XWEB/4313 MMWEBSDK/20221011 MMWEBID/88 MicroMessenger/%v.2260(0x28001E3B) Process/appbrand0 WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64 MiniProgramEnv/android miniProgram/wx4f91c7a3b0d2e865',
  'WeChat, TBS':
    'MQQBrowser/6.2 TBS/046291 Mobile MicroMessenger/%v.2140(0x28001B51) Process/toolsmp WeChat/arm64 Language/zh_CN ABI/arm64',
  WeCom: 'wxwork/%v ColorScheme/Light MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh',
  QQ: 'V1_AND_SQ_%v_5316_YYB_D QQ/%v.12440 NetType/WIFI WebP/0.3.0 AppId/537186522 Pixel/1080 StatusBarHeight/96 SimpleUISwitch/0 QQTheme/1000',
  TIM: 'V1_AND_SQ_8.3.9_356_TIM_D TIM/%v.4008 QQ/8.3.9.5790 NetType/4G WebP/0.3.0 Pixel/1080',
  Qzone: 'V1_AND_SQ_%v_1_QZ_D QQ/%v.111 Qzone/V1_AND_QZ_%v_0_RDM_T NetType/WIFI',
  'QQ Browser': 'MQQBrowser/%v Mobile Safari/537.36 COVC/047205',
  Alipay:
    'UCBS/3.22.2.68 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:393|0|2.75) AliApp(AP/%v.8000) AlipayClient/%v.8000 Language/zh-Hans useStatusBar/true Region/CN NebulaX/1.0.0',
  Taobao: 'AliApp(TB/%v) TTID/600000@taobao_android_%v WindVane/8.5.0 1080X2289',
  Tmall: 'AliApp(TM/%v) WindVane/8.5.0 1080X2400 TTID/10002119@tmall_android_%v',
  Weibo: 'Weibo (%m__weibo__%v__android__android13)',
  'Baidu app': 'T7/13.56 SearchCraft/2.8.2 baiduboxapp/%v.10 (Baidu; P1 13)',
  'Baidu app, lite': 'T7/12.3 lite baiduboxapp/%v (Baidu; P1 10) NABar/1.0',
  Tieba: 'tieba/%v skin/default',
  UC: 'UCBrowser/%v.1318 Mobile Safari/537.36',
  Quark: 'Quark/%v.550 Mobile Safari/537.36',
  DingTalk:
    'AliApp(DingTalk/%v) com.alibaba.android.rimet/31556379 Channel/700159 language/zh-CN abi/64 UT4Aplus/0.2.25 colorScheme/light',
  Douyin:
    'aweme_%v JsSdk/1.0 NetType/WIFI Channel/wandoujia_aweme AppName/aweme app_version/%v ByteLocale/zh-CN Region/CN AppSkin/white AppTheme/light BytedanceWebview/d8a21c6 TTWebView/1131130052307',
  'Douyin Lite':
    'aweme_lite_%v JsSdk/1.0 NetType/4G AppName/douyin_lite app_version/%v ByteLocale/zh-CN Region/CN BytedanceWebview/d8a21c6',
  Toutiao:
    'NewsArticle/%v NetType/wifi JsSdk/2 TTWebView/0751130025526 ToutiaoMicroApp/2.8.0 PluginVersion/8610',
  Xigua: 'VideoArticle/%v JsSdk/2 NetType/WIFI TTWebView/0751130025526',
  Kuaishou:
    'Yoda/3.1.5 ksNebula/%v OS_PRO_BIT/64 MAX_PHY_MEM/7429 KDT/PHONE isLp/0 NetType/WIFI Kwai/%v',
  Xiaohongshu: 'xhsdiscover XHS/NetType/WiFi discover/%v XiaoHongShu/%v',
  Bilibili:
    'os/android model/%m build/7700300 osVer/13 sdkInt/33 network/2 BiliApp/7700300 mobi_app/android channel/bili',
  Zhihu: 'ZhihuHybrid com.zhihu.android/Futureve/%v Mozilla/5.0',
  JD: 'jdapp;android;%v;;;M/5.0;appBuild/98958;ef/1;jdSupportDarkMode/0',
  Meituan:
    'TitansX/20.12.1 KNB/1.2.0 android/13 mt/com.meituan.android/%v App/10120/%v MeituanGroup/%v',
  Dianping: 'KNB/1.2.0 android/13 dp/com.dianping.v1/%v App/10210/%v TitansX/20.12.1',
  Ctrip: '_Ctrip_CtripWireless_%v_cDevice=%m_cSize=w1080*h2206_',
  Fliggy: 'AliApp(LX/%v) WindVane/8.5.0 fliggy/%v',
  Amap: 'amap/%v AliApp(AMAP/%v) ajx/1.0',
  Lark: 'Lark/%v LarkLocale/zh_CN ChannelName/Feishu TTWebView/1131130044201',
  'Huawei Browser': 'HuaweiBrowser/%v HMSCore/6.12.4.312 Mobile Safari/537.36',
  'Mi Browser': 'XiaoMi/MiuiBrowser/%v swan-mibrowser',
  'OPPO Browser': 'HeyTapBrowser/%v Mobile Safari/537.36',
  'vivo Browser': 'VivoBrowser/%v Mobile Safari/537.36',
  '360 Browser': 'QihooBrowser/%v Mobile Safari/537.36',
}

const ON_IPHONE: Record<string, string> = {
  WeChat: 'MicroMessenger/%v(0x18002f2b) NetType/WIFI Language/zh_CN',
  'WeChat, mini program':
    'MicroMessenger/%v(0x18002733) NetType/4G Language/zh_CN miniProgram/wx4f91c7a3b0d2e865',
  WeCom: 'wxwork/%v MicroMessenger/7.0.1 Language/zh ColorScheme/Dark',
  QQ: 'QQ/%v.600 V1_IPH_SQ_%v_1_APP_A Pixel/1170 MiniAppEnable SimpleUISwitch/0 StudyMode/0 CurrentMode/0 CurrentFontScale/1.0 QQTheme/1000 Core/WKWebView Device/Apple(iPhone 14) NetType/WIFI QBWebViewType/1 WKType/1',
  'QQ Browser': 'MQQBrowser/%v Safari/604.1 MttCustomUA/2 QBWebViewType/1 WKType/1',
  Alipay:
    'NebulaSDK/1.8.100112 Nebula Ariver/1.1.0 AliApp(AP/%v.6000) AlipayClient/%v.6000 Language/zh-Hans useStatusBar/true Region/CN',
  Taobao: 'AliApp(TB/%v) WindVane/11.4.1 1170x2532 WK',
  Weibo: 'Weibo (%m__weibo__%v__iphone__os17.4.1)',
  'Baidu app': 'SP-engine/2.94.0 main%2F1.0 baiduboxapp/%v.10 (Baidu; P2 17.4)',
  UC: 'UCBrowser/%v.2217 Mobile AliApp(TUnionSDK/0.1.20.4)',
  Quark: 'Quark/%v.2138 Mobile Safari/604.1',
  DingTalk:
    'AliApp(DingTalk/%v) com.laiwang.DingTalk/31556379 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK',
  Douyin:
    'aweme_%v JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/zh Region/CN RevealType/Dialog isDarkMode/0 WKWebView/1 BytedanceWebview/d8a21c6',
  Toutiao: 'NewsArticle/%v.31 JsSdk/2.0 NetType/WIFI (News %v 17.4.1)',
  Kuaishou: 'Yoda/3.1.5 Kwai/%v ISLP/0 KDT/PHONE NetType/WIFI',
  Xiaohongshu: 'discover/%v XHS/NetType/WiFi xhs/%v',
  Bilibili:
    'os/ios model/%m mobi_app/iphone build/77000100 osVer/17.4.1 network/2 channel/AppStore BiliApp/77000100',
  JD: 'jdapp;iPhone;%v;;;M/5.0;appBuild/169162;jdSupportDarkMode/0',
  Meituan: 'TitansX/20.12.1 KNB/1.0 iOS/17.4.1 meituangroup/com.meituan.imeituan/%v',
  Ctrip: '_Ctrip_CtripWireless_%v_cDevice=%m_cSize=w1170*h2532_',
  Amap: 'amap/%v AliApp(AMAP/%v)',
  Lark: 'Lark/%v LarkLocale/zh_CN ChannelName/Feishu',
}

const ANDROIDS = [
  ['10', 'ELS-AN00', 'HUAWEIELS-AN00', '99.0.4844.88'],
  ['12', 'V2148A', 'SP1A.210812.003', '107.0.5304.141'],
  ['13', '2211133C', 'TKQ1.220905.001', '116.0.0.0'],
  ['14', 'PHB110', 'UKQ1.230924.001', '126.0.6478.71'],
  ['15', '24129PN74C', 'AQ3A.240829.003', '138.0.7204.179'],
]
const IPHONES = [
  ['13_3_1', '15E148', 'iPhone11,8'],
  ['15_8', '15E148', 'iPhone9,2'],
  ['17_4_1', '15E148', 'iPhone14,5'],
  ['18_6', '22G86', 'iPhone17,1'],
]
const VERSIONS = ['7.0.21', '8.0.47', '8.9.80', '10.5.96', '13.56.0', '16.4.8', '29.1.0']

function androidAgents(tail: string): string[] {
  return ANDROIDS.flatMap(([system = '', model = '', build, chrome]) =>
    VERSIONS.map((version) =>
      [
        `Mozilla/5.0 (Linux; Android ${system}; ${model} Build/${build}; wv) AppleWebKit/537.36 (KHTML, like Gecko)`,
        `Version/4.0 Chrome/${chrome} Mobile Safari/537.36`,
        fillIn(tail, model, version),
      ].join(' '),
    ),
  )
}

function iphoneAgents(tail: string): string[] {
  return IPHONES.flatMap(([system, build, model = '']) =>
    VERSIONS.map((version) =>
      [
        `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`,
        `Mobile/${build}`,
        fillIn(tail, model, version),
      ].join(' '),
    ),
  )
}

function fillIn(tail: string, model: string, version: string): string {
  return tail.replaceAll('%m', model).replaceAll('%v', version)
}

/** User agents in other formats: of UC, and of apps' desktop and tablet versions. */
const OTHERS = VERSIONS.flatMap((version) => [
  `UCWEB/2.0 (iPad; U; CPU OS 7_1 like Mac OS X; zh-CN; iPad3,6) U2/1.0.0 UCBrowser/${version}`,
  `IUC(U;iOS 13.3;Zh-cn;320*480;)/UCWEB8.9.1.271/42/800 dv(iPh11,8);pr(UCBrowser/${version});ov(13_3);ss(414x896);bt(GJ);pm(0);bv(0);nm(0);im(0);nt(1);`,
  `Mozilla/5.0 (Linux; U; Android 12; zh-CN; V2148A Build/SP1A.210812.003) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/${version}.1318 Mobile Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/${version}.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF XWEB/8555`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) NetType/WIFI MicroMessenger/${version}(0x13080610) MacWechat/3.8.6 XWEB/1156 Flue`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) dingtalk-win/1.0.0 nw(0.14.7) DingTalk(${version}-Release.8019701) Mojo/1.0.0 Native AppType(release) Channel/201200`,
  `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/${version}(0x18002f2b) NetType/WIFI Language/zh_CN`,
  `Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/${version}(0x28002F35) NetType/WIFI Language/zh_CN`,
])

/** User agents of browsers inside Chinese apps. People use them, so they are not bots. */
export const IN_APP_AGENTS: readonly string[] = [
  ...Object.values(ON_ANDROID).flatMap(androidAgents),
  ...Object.values(ON_IPHONE).flatMap(iphoneAgents),
  ...OTHERS,
]
